const open = new WeakSet<HTMLElement>()

/** Fallback for the methods of popovers. The top layer is missing, because it needs a layout. */
export const popoverMethods: Partial<HTMLElement> & ThisType<HTMLElement> = {
  showPopover() {
    if (open.has(this)) return
    open.add(this)
    dispatchToggle(this, 'closed', 'open')
  },
  hidePopover() {
    if (!open.delete(this)) return
    dispatchToggle(this, 'open', 'closed')
  },
  togglePopover() {
    if (open.has(this)) this.hidePopover()
    else this.showPopover()
    return open.has(this)
  },
}

function dispatchToggle(element: HTMLElement, oldState: string, newState: string): void {
  element.dispatchEvent(Object.assign(new Event('beforetoggle'), { oldState, newState }))
  queueMicrotask(() => element.dispatchEvent(Object.assign(new Event('toggle'), { oldState, newState })))
}
