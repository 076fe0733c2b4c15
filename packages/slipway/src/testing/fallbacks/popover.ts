const open = new WeakSet<HTMLElement>()

/** Opens and closes a popover as browsers do, but for the top layer, which needs a layout. */
export const popoverMethods: Partial<HTMLElement> & ThisType<HTMLElement> = {
  showPopover() {
    if (open.has(this)) return
    open.add(this)
    tell(this, 'closed', 'open')
  },
  hidePopover() {
    if (!open.delete(this)) return
    tell(this, 'open', 'closed')
  },
  togglePopover() {
    if (open.has(this)) this.hidePopover()
    else this.showPopover()
    return open.has(this)
  },
}

function tell(element: HTMLElement, oldState: string, newState: string): void {
  element.dispatchEvent(Object.assign(new Event('beforetoggle'), { oldState, newState }))
  queueMicrotask(() => element.dispatchEvent(Object.assign(new Event('toggle'), { oldState, newState })))
}
