import { type ReactNode, useLayoutEffect, useRef } from 'react'
import type { HeadProps } from '../../router/config/config.ts'
import { usePageKey } from '../../router/react/usePageKey.ts'
import { fadeByScroll } from './fadeByScroll.ts'
import { HeadButtonView } from './HeadButtonView.tsx'
import { HeadSearch } from './HeadSearch.tsx'
import { headEvents } from './headEvents.ts'
import { keepSidesEqual } from './keepSidesEqual.ts'
import { PageHead } from './PageHead.tsx'
import type { PageHeadOptions } from './pageHeadOptions.ts'
import './page-head-full.css'

/** The head that `pageHead` declares: the plain one, with buttons, a search field or a picture in it. */
export function FullPageHead(props: HeadProps): ReactNode {
  const { title } = props
  // It draws only heads that `pageHead` has declared.
  const { type, buttons = [], searchInput, titleImage } = props.options as PageHeadOptions
  const key = usePageKey()
  const head = useRef<HTMLElement>(null)
  useLayoutEffect(() => (head.current ? keepSidesEqual(head.current) : undefined))
  useLayoutEffect(() => (type === 'transparent' && head.current ? fadeByScroll(head.current) : undefined), [type])

  const buttonsAt = (side: 'left' | 'right') =>
    buttons.map(
      (button, index) =>
        side === (button.float ?? 'right') && (
          <HeadButtonView
            // biome-ignore lint/suspicious/noArrayIndexKey: a button is known by its place, to the app as well.
            key={index}
            button={button}
            onTap={() => headEvents.emit('buttonTap', { key, detail: { index, ...button } })}
          />
        ),
    )
  return (
    <PageHead
      {...props}
      ref={head}
      title={titleImage ? <img className="sw-head-image" src={titleImage} alt={title} /> : title}
      start={
        <>
          {buttonsAt('left')}
          {searchInput && <HeadSearch title={title} options={searchInput} pageKey={key} />}
        </>
      }
      end={buttonsAt('right')}
    />
  )
}
