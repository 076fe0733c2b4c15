import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createApp } from 'slipway'
import { app } from './app.tsx'
import { AroundTheApp } from './desk/AroundTheApp.tsx'
import { startDirection } from './settings/direction.ts'
import { offerUpdates } from './settings/offerUpdates.ts'
import './styles/showcase.css'

const stage = element('app')

startDirection()
createApp(app).mount(stage)
offerUpdates()

// The area around the app in wide windows is a React root of its own, because it is not a part of the app.
createRoot(element('desk')).render(
  <StrictMode>
    <AroundTheApp beside={element('beside')} onSkip={() => stage.focus()} />
  </StrictMode>,
)

function element(id: string): HTMLElement {
  const found = document.getElementById(id)
  if (!found) throw new Error(`index.html has no element with the id ${id}`)
  return found
}
