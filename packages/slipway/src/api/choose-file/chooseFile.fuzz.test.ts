import { test } from 'vitest'
import { choosesWell } from '../../testing/internal/fakes/choosesWell.ts'
import { chooseFile } from './index.ts'

test('unusual options end in a result or an ApiError', () => choosesWell(chooseFile))
