import { expect, test } from 'vitest'
import { lookAsThumbnail } from './growth.state.ts'

const element = { x: 0, y: 0, width: 400, height: 800 }

test.each([
  [
    'a square thumbnail of a wide image shows its middle',
    { x: 50, y: 100, width: 100, height: 100 },
    { width: 400, height: 200 },
    { transform: 'translate(-100px, -250px) scale(0.5)', clipPath: 'inset(300px 100px)' },
  ],
  [
    'a thumbnail with the image’s ratio shows all of it',
    { x: 0, y: 0, width: 200, height: 100 },
    { width: 400, height: 200 },
    { transform: 'translate(-100px, -350px) scale(0.5)', clipPath: 'inset(300px 0px)' },
  ],
  [
    'a wide thumbnail of a tall image shows a stripe',
    { x: 300, y: 0, width: 100, height: 50 },
    { width: 200, height: 800 },
    { transform: 'translate(150px, -375px) scale(0.5)', clipPath: 'inset(350px 100px)' },
  ],
])('%s', (_, thumbnail, image, look) => {
  expect(lookAsThumbnail(thumbnail, element, image)).toEqual(look)
})
