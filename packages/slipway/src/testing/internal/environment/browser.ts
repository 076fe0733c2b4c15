import { afterAll, beforeAll } from 'vitest'
import { server } from 'vitest/browser'
import { mover } from '../../../app/motion/mover.ts'
import { nextScene, playScene } from '../../../app/motion/scene.ts'
import '../../../styles/tokens.css'
import { waitForKeys } from '../input/heardKeys.ts'
import { restMouse } from '../input/mouse.ts'
import { isChromium } from './devTools.ts'
import { keepFocusInWindow } from './keepFocus.ts'
import { endAtLastEntry } from './lastEntry.ts'
import { neverWaitForLacking } from './neverWaitForLacking.ts'
import { once } from './once.ts'

// React warns where `act` is used without this; browser tests let React render by itself and wait for what is seen.
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false })

// Pages move from the first one on, whether or not the code that is loaded later has arrived.
mover.current = { nextScene, playScene }

// A file before may have left the mouse over what is now something else, such as a link, whose page is then loaded ahead.
beforeAll(restMouse)
afterAll(() => endAtLastEntry(window))

once('keys', waitForKeys)
if (!isChromium) once('lacking', neverWaitForLacking)

if (server.browser === 'firefox') {
  keepFocusInWindow()
  // Playwright writes into a field in a way that React does not hear of. This is heard as what a user types.
  Object.assign(window, { __pw_bidiInsertText: (text: string) => void document.execCommand('insertText', false, text) })
}
