/**
 * Property tests draw the same cases on every run, so that a red run can be repeated and mutation testing is fair.
 * PROPERTY_SEED=random (or a number) looks further; a failure prints its seed.
 */
import { configureGlobal } from 'fast-check'

const wanted = process.env.PROPERTY_SEED ?? '20261115'
if (wanted !== 'random') configureGlobal({ seed: Number(wanted) })
