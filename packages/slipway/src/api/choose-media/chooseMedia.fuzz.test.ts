import { test } from 'vitest'
import { choosesWell } from '../../testing/internal/fakes/choosesWell.ts'
import { chooseMedia } from './index.ts'

test('odd options end in an answer or an ApiError', () => choosesWell(chooseMedia))
