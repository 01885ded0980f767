/** What a page of the caddie's phone is made of: its own code, built for a test that opens and kills many of them. */
export { createPhone } from '../../web/src/caddie/phone/phone.ts';
export { cardView } from '../../web/src/caddie/play/card-view.ts';
