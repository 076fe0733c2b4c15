import { userEvent } from 'vitest/browser'
import type { ControlOptions } from '../../controlConformance.tsx'

/** `control` option of the conformance suite for text fields. */
export const typedText: ControlOptions = {
  event: 'onInput',
  values: ['a', 'ab'],
  async turn(target) {
    target.focus()
    await userEvent.keyboard('{End}b')
  },
  shown: (target) => (target as HTMLInputElement | HTMLTextAreaElement).value,
}
