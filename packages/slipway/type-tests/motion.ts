import {
  androidLook,
  defineApp,
  edgeSwipe,
  iosLook,
  type MotionLook,
  modalPresentation,
  type Presentation,
  page,
} from 'slipway'

const load = () => import('./pages/HomePage.tsx')
const isShell: boolean = Math.random() > 0.5
const rising: Presentation = { ...modalPresentation, durationMs: 400 }
const look: MotionLook = { ...iosLook, durationMs: 250 }

defineApp({
  pages: {
    '/': page({ load }),
    '/compose': page({ load, presentation: modalPresentation }),
    '/search': page({ load, presentation: rising }),
    '/still': page({ load, motion: false }),
  },
  motion: isShell ? look : androidLook,
  swipeBack: isShell ? edgeSwipe({ width: 30, pointers: ['touch', 'mouse'] }) : undefined,
})

// @ts-expect-error: a presentation is a value and not a name, so that apps contain only the code they use
page({ load, presentation: 'modal' })

// @ts-expect-error: only properties that the compositor animates
page({ load, presentation: { above: { width: 0 } } })

// @ts-expect-error: swipeBack is created by edgeSwipe
defineApp({ pages: { '/': page({ load }) }, swipeBack: true })
