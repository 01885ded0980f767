import classes from './text.module.css';

/** Regulations as they are read. The server has left nothing in them that could run. */
export function RegulationText({ html, language }: { html: string; language: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: safe HTML of the server
  return <div className={classes.text} lang={language} dangerouslySetInnerHTML={{ __html: html }} />;
}
