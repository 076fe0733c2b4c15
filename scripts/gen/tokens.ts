import { tokensCss } from '../../packages/slipway/src/base/tokens.ts'
import type { Generated } from './generated.ts'

/** The style sheet of the tokens. */
export function tokens(): Generated {
  return { path: 'packages/slipway/src/styles/tokens.css', text: tokensCss() }
}
