import { describeEngine } from '../engine/engine.contract.ts'

describeEngine('Leaflet', { load: async () => (await import('./leafletEngine.ts')).loadEngine() })
