import { Button } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconAlertTriangle, IconCircleCheck, IconExclamationCircle } from '#icon';
import { sayFrom } from '../../i18n/words.ts';
import { failureOf, type ToastStatus } from '../../lib/api/failure.ts';
import classes from './toast.module.css';

/** How long a toast stays, and how long at most while a person reads it. */
const TOAST_MS = 10_000;
const HELD_TOAST_MS = 60_000;

const ICONS = { success: IconCircleCheck, warning: IconExclamationCircle, danger: IconAlertTriangle };

/**
 * Shows a toast; one that says the same as a toast on screen takes its place. Hovering or focusing it holds it; on a phone a tap
 * puts it away, and a swipe. `undo` takes back what it tells.
 */
export function showToast(status: ToastStatus, header: string, message: string, undo?: () => void): void {
  const id = [status, header, message].join('\n');
  const Icon = ICONS[status];
  const { hold, release, forget } = lifetime(() => notifications.hide(id));
  notifications.hide(id);
  notifications.show({
    id,
    title: header,
    message: undo === undefined ? message : <WithUndo text={message} undo={undo} onPress={() => notifications.hide(id)} />,
    icon: <Icon aria-hidden size={20} stroke={1.8} />,
    role: status === 'success' ? 'status' : 'alert',
    classNames: { root: classes.toast, description: classes.message },
    'data-status': status,
    closeButtonProps: { 'aria-label': sayFrom('shell')('dismissToast') },
    autoClose: false,
    onMouseEnter: hold,
    onMouseLeave: release,
    onFocus: hold,
    onBlur: release,
    onClick: () => {
      if (!window.matchMedia('(hover: hover)').matches) notifications.hide(id);
    },
    onClose: forget,
  });
}

function WithUndo({ text, undo, onPress }: { text: string; undo: () => void; onPress: () => void }) {
  const press = () => {
    onPress();
    undo();
  };
  return (
    <>
      {text !== '' && <div>{text}</div>}
      <Button size="compact-sm" variant="default" mt={6} onClick={press}>
        {sayFrom('word')('undo')}
      </Button>
    </>
  );
}

/** Others have changed what a person was about to change; the screen shows it. `header`: what it is, where that can be said. */
export const showStale = (header: string = sayFrom('failure')('staleTitle')): void =>
  showToast('warning', header, sayFrom('failure')('staleShown'));

/** Shows a failed request as the toast that is specified for it. */
export function showFailure(error: unknown): void {
  const failure = failureOf(error);
  if (failure !== null) showToast(failure.status, failure.header, failure.message);
}

/** A part of the page that did not load, or failed as it did: the engines do not say alike which of both it was. */
/** Where what is read off the screen comes, such as QR codes, what was said before makes room. */
export const clearToasts = (): void => notifications.clean();

export const showUnopened = (): void => showToast('danger', sayFrom('failure')('partTitle'), sayFrom('failure')('reloadText'));

/** Ends after ten seconds, or ten seconds after it is released, and always after a minute. */
function lifetime(end: () => void) {
  const lastMoment = Date.now() + HELD_TOAST_MS;
  const endIn = (ms: number) => setTimeout(end, Math.max(0, Math.min(ms, lastMoment - Date.now())));
  let timer = endIn(TOAST_MS);
  const restart = (ms: number) => {
    clearTimeout(timer);
    timer = endIn(ms);
  };
  return { hold: () => restart(HELD_TOAST_MS), release: () => restart(TOAST_MS), forget: () => clearTimeout(timer) };
}
