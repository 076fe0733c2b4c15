import { expect, test } from 'vitest'
import { replaceStyles, rulesOf } from './styleAttributes.ts'

test.each([
  ['<p style="color:red">x</p>', '<p data-sw-style="color:red">x</p>', ['color:red']],
  [
    '<p class="a" style="--x:1;width:2px" id="b">',
    '<p class="a" data-sw-style="--x:1;width:2px" id="b">',
    ['--x:1;width:2px'],
  ],
  ['<b style="a:1"></b><i style="a:1"></i>', '<b data-sw-style="a:1"></b><i data-sw-style="a:1"></i>', ['a:1']],
  [
    '<p style="background:url(&quot;a&amp;b&quot;)">',
    '<p data-sw-style="background:url(&quot;a&amp;b&quot;)">',
    ['background:url("a&b")'],
  ],
  ['<p data-style="a">text style="b"</p>', '<p data-style="a">text style="b"</p>', []],
])('the style attributes of %j are replaced', (html, replaced, styles) => {
  expect(replaceStyles(html)).toEqual({ html: replaced, styles: new Set(styles) })
})

test.each([
  ['color:red', '[data-sw-style="color:red"]{color:red!important}'],
  ['--a:1;width:2px;', '[data-sw-style="--a:1;width:2px;"]{--a:1!important;width:2px!important}'],
  [
    'background:url("data:a;b,c");color:red',
    '[data-sw-style="background:url(\\"data:a;b,c\\");color:red"]{background:url("data:a;b,c")!important;color:red!important}',
  ],
  [
    'width:calc(1px + (2px * 3));height:1px',
    '[data-sw-style="width:calc(1px + (2px * 3));height:1px"]{width:calc(1px + (2px * 3))!important;height:1px!important}',
  ],
])('the rule of %j', (text, rule) => {
  expect(rulesOf([text])).toBe(rule)
})
