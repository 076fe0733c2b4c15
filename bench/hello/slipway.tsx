import { createApp } from 'slipway'
import { app } from './app.ts'

createApp(app).mount(document.getElementById('app') as Element)
