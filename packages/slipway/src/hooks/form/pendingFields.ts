/**
 * Controls whose content is still loading, with a promise that resolves when that has ended, whether it succeeded or failed. Such
 * controls are invalid meanwhile. A `<Form>` in which all other controls are valid waits for them.
 */
export const pendingFields = new WeakMap<Element, Promise<void>>()
