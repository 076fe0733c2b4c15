import { type ReactNode, useRef } from 'react'
import { CloseIcon, SearchIcon } from 'slipway/components/icons'
import { useWords } from '../words/words.ts'
import './search-field.css'

/** Props of `SearchField`. */
interface SearchFieldProps {
  value: string
  onChange: (value: string) => void
  /** Number of demos that match; announced by screen readers. */
  found: number
}

/** A search field that filters demos during typing. */
export function SearchField({ value, onChange, found }: SearchFieldProps): ReactNode {
  const words = useWords()
  const field = useRef<HTMLInputElement>(null)
  return (
    <search className="search">
      <SearchIcon className="search-icon" />
      <input
        ref={field}
        className="search-input"
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        aria-label={words.search}
        placeholder={words.search}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      {value && (
        <button
          type="button"
          className="search-clear"
          aria-label={words.clearSearch}
          onClick={() => {
            onChange('')
            field.current?.focus()
          }}
        >
          <CloseIcon />
        </button>
      )}
      <span className="hidden-text" role="status">
        {value.trim() && words.results(found)}
      </span>
    </search>
  )
}
