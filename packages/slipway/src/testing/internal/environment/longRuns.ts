import fc from 'fast-check'
import { runs } from '../fuzz/runs.ts'

// Only `npm run test:long` loads this file: fast-check then runs each property more often than its default of 100 times.
fc.configureGlobal({ numRuns: runs(100) })
