import { warnDeveloper } from '../base/warnDeveloper.ts'

const noChildren = { children: undefined }

/**
 * Returns the props of `<img>`, `<input>` or `<textarea>` that remove children. Spread them after the app's props, because React
 * throws if such an element has children. Reports children to the app's developer.
 *
 * @example
 * <img {...rest} {...withoutChildren(rest)} />
 */
export function withoutChildren(given: object): typeof noChildren {
  if ('children' in given && given.children != null) {
    warnDeveloper(
      'an image or a field ignores its children, because <img>, <input> and <textarea> have no content. Render the children next to it.',
    )
  }
  return noChildren
}
