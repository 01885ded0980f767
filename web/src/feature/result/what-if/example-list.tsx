import { IconChevronRight } from '#icon';
import { useTranslation } from '../../../i18n/use-translation.ts';
import type { Example } from './example.ts';
import classes from './what-if.module.css';

type Props = {
  /** Each example with what it would change, in words. */
  readonly examples: readonly (Example & { readonly change: string })[];
  readonly onTry: (example: Example) => void;
};

/** Questions that one press answers, in place of what is tried. */
export function ExampleList({ examples, onTry }: Props) {
  const { t } = useTranslation('what-if');
  return (
    <div className="panel">
      <h3 className={classes.exampleTitle}>{t('nothingTitle')}</h3>
      <p className={classes.intro}>{t(examples.length > 0 ? 'nothingText' : 'nothingToTry')}</p>
      <ul className={classes.examples}>
        {examples.map((example) => (
          <li key={example.question}>
            <button type="button" className={`row between gap-12 ${classes.example}`} onClick={() => onTry(example)}>
              <span>
                <b>{t(`question.${example.question}`)}</b>
                <span className={classes.quiet}>{example.change}</span>
              </span>
              <IconChevronRight aria-hidden size={18} />
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
