/** The pause between two announcements. */
export const ANNOUNCE_MS = 20_000;

export type Announcer = { hear: (sentence: string | null) => void; stop: () => void };

/** Announces a sentence when it changes, except the first one. After the pause between two it announces only the latest. */
export function createAnnouncer(say: (sentence: string) => void, pauseMs = ANNOUNCE_MS): Announcer {
  let latest: string | null = null;
  let last: string | null = null;
  let isQuiet = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function speak(): void {
    isQuiet = false;
    if (latest === null || latest === last) return;
    last = latest;
    say(latest);
    isQuiet = true;
    timer = setTimeout(speak, pauseMs);
  }
  return {
    hear: (sentence) => {
      if (latest === null) last = sentence;
      latest = sentence ?? latest;
      if (!isQuiet) speak();
    },
    stop: () => clearTimeout(timer),
  };
}
