/** Fallback for the methods of `<dialog>`. The top layer and the focus are missing, because they need a layout. */
export const dialogMethods: Partial<HTMLDialogElement> & ThisType<HTMLDialogElement> = {
  show() {
    this.open = true
  },
  showModal() {
    if (this.open) throw new DOMException('The dialog is already open.', 'InvalidStateError')
    if (!this.isConnected) throw new DOMException('The dialog is not in a document.', 'InvalidStateError')
    this.open = true
  },
  close(returnValue) {
    if (!this.open) return
    this.open = false
    if (returnValue !== undefined) this.returnValue = returnValue
    queueMicrotask(() => this.dispatchEvent(new Event('close')))
  },
  requestClose(returnValue) {
    if (this.open && this.dispatchEvent(new Event('cancel', { cancelable: true }))) this.close(returnValue)
  },
}
