import { expect, onTestFinished, test } from 'vitest'
import { ignoreFileDrops } from './ignoreFileDrops.ts'

/** Drags a file, or a text, over an element and drops it. Returns whether the browser would do nothing with it. */
function drop(target: Element, isFile = true): boolean[] {
  const dataTransfer = new DataTransfer()
  if (isFile) dataTransfer.items.add(new File(['x'], 'a.txt', { type: 'text/plain' }))
  else dataTransfer.setData('text/plain', 'x')
  return ['dragover', 'drop'].map((type) => {
    const event = new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer })
    target.dispatchEvent(event)
    return event.defaultPrevented
  })
}

function add(html: string): Element {
  const template = document.createElement('template')
  template.innerHTML = html
  const element = template.content.firstElementChild as Element
  document.body.append(element)
  onTestFinished(() => element.remove())
  return element
}

test('a file that is dropped on the page does not replace the app', () => {
  const page = add('<p>text</p>')
  expect(drop(page)).toEqual([false, false])
  const stop = ignoreFileDrops()
  expect(drop(page)).toEqual([true, true])
  stop()
  expect(drop(page)).toEqual([false, false])
})

test('file fields and texts keep what browsers do, and elements of the app keep their drops', () => {
  onTestFinished(ignoreFileDrops())
  expect(drop(add('<input type="file">'))).toEqual([false, false])
  expect(drop(add('<textarea></textarea>'), false)).toEqual([false, false])
  const zone = add('<div>drop here</div>')
  const dropped: string[] = []
  zone.addEventListener('dragover', (event) => event.preventDefault())
  zone.addEventListener('drop', (event) => {
    event.preventDefault()
    dropped.push((event as DragEvent).dataTransfer?.files[0]?.name ?? 'none')
  })
  drop(zone)
  expect(dropped).toEqual(['a.txt'])
})
