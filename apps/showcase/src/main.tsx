import { createApp } from 'slipway'
import { app } from './app.tsx'
import { wide } from './parts/useMedia.ts'
import { startPhone } from './phone/startPhone.ts'
import { isPhone } from './phone/windows.ts'
import { direction } from './settings/direction.ts'
import { offerUpdates } from './settings/offerUpdates.ts'
import './styles/showcase.css'

const stage = document.getElementById('app')
if (!stage) throw new Error('index.html has no element with the id app.')

// A window that is wide at the start has no app of its own: it shows the app in a frame, as on a phone, with the desk around it. If it
// becomes narrow, the frame fills it.
const width = matchMedia(wide)
if (!isPhone && width.matches) {
  void import('./phone/showPhone.ts').then(({ showPhone }) => showPhone(stage))
} else {
  start(stage)
  // A reload restores the pages and the texts of their fields.
  if (!isPhone) width.addEventListener('change', () => location.reload())
}

function start(stage: Element): void {
  direction.start()
  if (isPhone) startPhone()
  createApp(app).mount(stage)
  offerUpdates()
  if (isPhone) void import('./desk/startDesk.tsx').then(({ startDesk }) => startDesk())
}
