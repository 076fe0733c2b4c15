import { type CSSProperties, type ReactNode, useEffect, useRef } from 'react'
import { SearchIcon } from '../../components/icons/index.ts'
import { cssLength } from '../cssLength.ts'
import { headEvents } from './headEvents.ts'
import type { HeadSearchInput } from './pageHeadOptions.ts'

/** What the search field in a head takes. */
interface HeadSearchProps {
  /** The page's title: the name of a field that has no placeholder. */
  readonly title: string
  readonly options: HeadSearchInput
  readonly pageKey: string
}

/** A search field in the title's place, or a button that looks like one. The title stays for those who do not see it. */
export function HeadSearch({ title, options, pageKey }: HeadSearchProps): ReactNode {
  const { disabled, align = 'center', color, backgroundColor, borderRadius, placeholderColor } = options
  const look = {
    className: 'sw-head-search',
    'data-align': align,
    style: {
      '--sw-head-search-color': color,
      '--sw-head-search-background': backgroundColor,
      '--sw-head-search-placeholder': placeholderColor,
      '--sw-head-search-radius': cssLength(borderRadius),
    } as CSSProperties,
  }
  if (!disabled) {
    return (
      <search {...look}>
        <SearchField title={title} options={options} pageKey={pageKey} />
      </search>
    )
  }
  return (
    <button
      {...look}
      type="button"
      onClick={() => headEvents.emit('searchClicked', { key: pageKey, detail: undefined })}
    >
      <SearchIcon className="sw-head-search-icon" />
      <span className="sw-head-search-field">{options.defaultValue || options.placeholder || title}</span>
    </button>
  )
}

function SearchField({
  title,
  options: { placeholder, defaultValue, autoFocus },
  pageKey,
}: HeadSearchProps): ReactNode {
  const field = useRef<HTMLInputElement>(null)
  const wantsFocus = useRef(autoFocus)
  useEffect(() => {
    // The attribute would scroll to a page that is still on its way in; and a page that is uncovered has its own focus.
    if (wantsFocus.current) field.current?.focus({ preventScroll: true })
    wantsFocus.current = false
  }, [])
  const tell = (name: 'searchChanged' | 'searchConfirmed') =>
    headEvents.emit(name, { key: pageKey, detail: { text: field.current?.value ?? '' } })
  const tellFocus = (focus: boolean) => headEvents.emit('searchFocusChanged', { key: pageKey, detail: { focus } })
  return (
    <form
      className="sw-head-search-form"
      onSubmit={(event) => {
        event.preventDefault()
        tell('searchConfirmed')
      }}
    >
      <label className="sw-head-search-label">
        <SearchIcon className="sw-head-search-icon" />
        <input
          ref={field}
          className="sw-head-search-field"
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          aria-label={placeholder || title}
          placeholder={placeholder}
          defaultValue={defaultValue}
          onChange={() => tell('searchChanged')}
          onFocus={() => tellFocus(true)}
          onBlur={() => tellFocus(false)}
        />
      </label>
    </form>
  )
}
