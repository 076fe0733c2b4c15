import type { ModalKind, Presentation } from '../../router/config/config.ts'
import { cardQuery } from './cards.ts'
import { useModals } from './useModals.ts'
import './modal.css'

/** The code that the shell uses for modal pages. */
export interface Modal extends ModalKind {
  /** Hook that the shell calls. */
  readonly useModals: typeof useModals
}

const modal: Modal = { cardQuery, useModals }

/**
 * Presentation of a modal page. The page slides in from the bottom over the page below, which stays in place, and slides out downwards. Its
 * navigation bar has a Close button instead of the back button, and Escape closes it, too. In a window of at least 640 × 480 px, it is a
 * card in the middle, which rises and fades in; a press beside the card closes it.
 *
 * Every way to close it is Back: listeners of `useBackPress` on the page are called.
 *
 * @example
 * page({ load: () => import('./pages/ComposePage'), presentation: modalPresentation })
 */
export const modalPresentation: Presentation = { above: { y: 100 }, modal }
