import module from 'node:module';

/**
 * Drizzle's package.json lists 130 kB of exports, and Node 24 parses them again for each of its modules and for each import of it: more than half
 * of what loading the server took. Here a module of Drizzle has its address without them, and each name is asked for once.
 */
const known = new Map();

// Node 20 has none, and whoever starts such a process in a test goes without
module.registerHooks?.({
  resolve(name, context, next) {
    if (!context.conditions.includes('import')) return next(name, context);
    if (name.startsWith('.') && context.parentURL?.includes('/node_modules/drizzle-orm/'))
      return { url: new URL(name, context.parentURL).href, format: 'module', shortCircuit: true };
    if (!name.startsWith('drizzle-orm')) return next(name, context);
    const found = known.get(name) ?? { ...next(name, context), shortCircuit: true };
    known.set(name, found);
    return found;
  },
});
