import module from 'node:module';

/**
 * Where an import leads, without the disk: more than half of what loading the server took. Our own modules say the whole path of another, and a
 * package has one address for all of them, which is asked for once. Drizzle's package.json lists 130 kB of exports, and Node 24 parses them
 * again for each of its modules; here they have their addresses without it.
 */
const known = new Map();

// Node 20 has none, and whoever starts such a process in a test goes without
module.registerHooks?.({
  resolve(name, context, next) {
    const { conditions, parentURL = '' } = context;
    if (!conditions.includes('import') || !parentURL.startsWith('file:')) return next(name, context);
    const isOurs = !parentURL.includes('/node_modules/');
    if (name.startsWith('.')) {
      const format = isOurs && name.endsWith('.ts') ? 'module-typescript' : parentURL.includes('/drizzle-orm/') ? 'module' : null;
      return format === null ? next(name, context) : { url: new URL(name, parentURL).href, format, shortCircuit: true };
    }
    if (!name.startsWith('drizzle-orm') && (!isOurs || name.startsWith('#'))) return next(name, context);
    const found = known.get(name) ?? { ...next(name, context), shortCircuit: true };
    known.set(name, found);
    return found;
  },
});
