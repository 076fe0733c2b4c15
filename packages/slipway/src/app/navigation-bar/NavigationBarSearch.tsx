import { type CSSProperties, type ReactNode, useEffect, useRef } from 'react'
import { SearchIcon } from '../../components/icons/index.ts'
import { cssLength } from '../cssLength.ts'
import { navigationBarEvents } from './navigationBarEvents.ts'
import type { NavigationBarSearchInput } from './navigationBarOptions.ts'

/** Props of `NavigationBarSearch`. */
interface NavigationBarSearchProps {
  /** The page's title: the accessible name of a field without a placeholder. */
  readonly title: string
  readonly options: NavigationBarSearchInput
  readonly pageKey: string
}

/** A search field in place of the title, or a button that looks like one. The title stays available to screen readers. */
export function NavigationBarSearch({ title, options, pageKey }: NavigationBarSearchProps): ReactNode {
  const { disabled, align = 'center', color, backgroundColor, borderRadius, placeholderColor } = options
  const look = {
    className: 'sw-navigation-bar-search',
    'data-align': align,
    style: {
      '--sw-navigation-bar-search-color': color,
      '--sw-navigation-bar-search-background': backgroundColor,
      '--sw-navigation-bar-search-placeholder': placeholderColor,
      '--sw-navigation-bar-search-radius': cssLength(borderRadius),
    } as CSSProperties,
  }
  if (!disabled) {
    return (
      // biome-ignore lint/a11y/useSemanticElements: jsdom and React in development do not know the `<search>` element.
      <div role="search" {...look}>
        <SearchField title={title} options={options} pageKey={pageKey} />
      </div>
    )
  }
  return (
    <button
      {...look}
      type="button"
      onClick={() => navigationBarEvents.emit('searchClicked', { key: pageKey, detail: undefined })}
    >
      <SearchIcon className="sw-navigation-bar-search-icon" />
      <span className="sw-navigation-bar-search-field">{options.defaultValue || options.placeholder || title}</span>
    </button>
  )
}

function SearchField({
  title,
  options: { placeholder, defaultValue, autoFocus },
  pageKey,
}: NavigationBarSearchProps): ReactNode {
  const field = useRef<HTMLInputElement>(null)
  const shouldFocus = useRef(autoFocus)
  useEffect(() => {
    // The `autofocus` attribute would scroll to a page that is still moving in. It would also move the focus in a page that
    // is uncovered.
    if (shouldFocus.current) field.current?.focus({ preventScroll: true })
    shouldFocus.current = false
  }, [])
  const emitText = (name: 'searchChanged' | 'searchConfirmed') =>
    navigationBarEvents.emit(name, { key: pageKey, detail: { text: field.current?.value ?? '' } })
  const notifyFocus = (focus: boolean) =>
    navigationBarEvents.emit('searchFocusChanged', { key: pageKey, detail: { focus } })
  return (
    <form
      className="sw-navigation-bar-search-form"
      onSubmit={(event) => {
        event.preventDefault()
        emitText('searchConfirmed')
      }}
    >
      <label className="sw-navigation-bar-search-label">
        <SearchIcon className="sw-navigation-bar-search-icon" />
        <input
          ref={field}
          className="sw-navigation-bar-search-field"
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          aria-label={placeholder || title}
          placeholder={placeholder}
          defaultValue={defaultValue}
          onChange={() => emitText('searchChanged')}
          onFocus={() => notifyFocus(true)}
          onBlur={() => notifyFocus(false)}
        />
      </label>
    </form>
  )
}
