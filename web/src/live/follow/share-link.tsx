import { type MouseEvent, useState } from 'react';
import { useFollowWords } from './words.ts';

type Props = { path: string; title: string };

/** A link that the phone hands to another program. Without one it is copied, and where neither is possible it is opened, to be copied there. */
export function ShareLink({ path, title }: Props) {
  const say = useFollowWords();
  const [isCopied, setIsCopied] = useState(false);
  if (say === null) return null;
  const share = (event: MouseEvent) => {
    const url = new URL(path, location.href).href;
    if (typeof navigator.share === 'function') {
      event.preventDefault();
      navigator.share({ title, url }).catch(() => undefined); // a person who closes the choice has changed their mind
    } else if (navigator.clipboard) {
      event.preventDefault();
      navigator.clipboard.writeText(url).then(
        () => setIsCopied(true),
        () => location.assign(url),
      );
    }
  };
  return (
    <>
      <a className="follow-link" href={path} onClick={share}>
        {say('share')}
      </a>
      <span role="status">{isCopied && say('copied')}</span>
    </>
  );
}
