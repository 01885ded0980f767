import { type ReactNode, useLayoutEffect, useRef } from 'react';

type Props = { titleId: string; onClose: () => void; children: ReactNode };

/** A question over the page. Where the browser has no dialogs of its own (2021), it is an element that covers the rest. */
export const Dialog = typeof HTMLDialogElement === 'undefined' ? CoveringDialog : ModalDialog;

function ModalDialog({ titleId, onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} className="dialog" aria-labelledby={titleId} onClose={onClose}>
      {children}
    </dialog>
  );
}

function CoveringDialog({ titleId, children }: Props) {
  const dialog = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => dialog.current?.focus(), []);
  return (
    <div className="dialog-cover">
      <div ref={dialog} className="dialog" role="dialog" aria-modal="true" tabIndex={-1} aria-labelledby={titleId}>
        {children}
      </div>
    </div>
  );
}
