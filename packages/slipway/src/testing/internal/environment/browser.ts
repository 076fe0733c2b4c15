import { afterAll, beforeAll } from 'vitest'
import { commands, server } from 'vitest/browser'
import { motionPlayer } from '../../../app/motion/motionPlayer.ts'
import { nextScene, playScene } from '../../../app/motion/scene.ts'
import '../../../styles/tokens.css'
import { waitForKeys } from '../input/heardKeys.ts'
import { restMouse } from '../input/mouse.ts'
import { isChromium } from './devTools.ts'
import { keepFocusInWindow } from './keepFocus.ts'
import { endAtLastEntry } from './lastEntry.ts'
import { neverWaitForLacking } from './neverWaitForLacking.ts'
import { once } from './once.ts'

// Browser tests do not use `act`: React renders as in production, and tests wait for the result on the screen.
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false })

// Sets the code for page motion, which apps load later, so that pages move from the first navigation on.
motionPlayer.current = { nextScene, playScene }

// The previous test file may have left the mouse where this file shows another element, such as a link that prefetches its page.
beforeAll(restMouse)
afterAll(() => endAtLastEntry(window))
// A new window or the dialog of a colour field takes the focus of WebKitGTK's window permanently, also from the following files, in which
// `:focus-visible` and focus events would then be missing.
if (server.browser === 'webkit') {
  beforeAll(async () => {
    await (commands as unknown as { returnToWindow(): Promise<void> }).returnToWindow()
    window.focus()
  })
}

once('keys', waitForKeys)
if (!isChromium) once('lacking', neverWaitForLacking)

if (server.browser === 'firefox') {
  keepFocusInWindow()
  // React gets no event for the way in which Playwright writes into a field. `insertText` emits the events of typing.
  Object.assign(window, { __pw_bidiInsertText: (text: string) => void document.execCommand('insertText', false, text) })
}
