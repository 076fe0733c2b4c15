export { type ShowModalOptions, type ShowModalResult, showModal } from './modal.ts'
