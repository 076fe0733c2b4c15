/**
 * Controls whose content is on its way, and when that is over, well or not. They are invalid meanwhile; a `<Form>` that is
 * held up by nothing else waits for them.
 */
export const underWay = new WeakMap<Element, Promise<void>>()
