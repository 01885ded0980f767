import { useAppWords } from './words.ts';

/** One picture of two steps: the app's menu in the corner, and the line in it. */
export function MenuPicture({ dots, item }: { dots: string; item: string }) {
  const t = useAppWords();
  return (
    <figure className="app-menu">
      <div aria-hidden="true">
        <p className="row between quiet app-bar">
          <span>✕</span>
          <b>
            {dots}
            <i>1</i>
          </b>
        </p>
        <ul>
          <li />
          <li>
            <b>{item}</b>
            <i>2</i>
          </li>
          <li />
        </ul>
      </div>
      <figcaption>{t('picture', { dots, item })}</figcaption>
    </figure>
  );
}
