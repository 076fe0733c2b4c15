import { test } from 'vitest'
import { choosesWell } from '../../testing/internal/fakes/choosesWell.ts'
import { chooseMedia } from './index.ts'

test('unusual options end in a result or an ApiError', () => choosesWell(chooseMedia))
