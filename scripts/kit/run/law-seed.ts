import fc from 'fast-check';

/** The laws try the same cases on every run, so that the same code passes everywhere; another `LAW_SEED` tries others. */
fc.configureGlobal({ seed: Number(process.env.LAW_SEED ?? 20261123) });
