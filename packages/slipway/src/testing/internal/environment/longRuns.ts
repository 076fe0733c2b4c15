import fc from 'fast-check'
import { runs } from '../fuzz/runs.ts'

// Only `npm run test:long` loads this: every property is tried more often than fast-check's usual hundred times.
fc.configureGlobal({ numRuns: runs(100) })
