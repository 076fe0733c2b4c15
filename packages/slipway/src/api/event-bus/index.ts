export { type AppEvents, createEventBus, type EventBus, eventBus } from './eventBus.ts'
