/**
 * Property tests draw the same cases on every run, so that a red run can be repeated and mutation testing is fair.
 * PROPERTY_SEED=random (or a number) looks further; a failure prints its seed.
 */
import { configureGlobal, readConfigureGlobal, resetConfigureGlobal } from 'fast-check'
import { beforeAll } from 'vitest'

/** Fewer cases per property where a run is repeated thousands of times (mutation testing). */
const runs = process.env.PROPERTY_RUNS
const wanted = process.env.PROPERTY_SEED ?? '20261115'

// The file before this one may have run in the same worker, with a number of runs of its own.
resetConfigureGlobal()

// In a hook: a test file that sets its own number of runs replaces the whole configuration when it is loaded.
beforeAll(() => {
  if (wanted !== 'random') configureGlobal({ ...readConfigureGlobal(), seed: Number(wanted) })
  if (runs !== undefined) configureGlobal({ ...readConfigureGlobal(), numRuns: Number(runs) })
})
