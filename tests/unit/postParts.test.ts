import { postParts } from '../../src/content/postParts'

describe('the parts of a post', () => {
  const [answer, sections] = [
    '<p>Yes.</p>\n',
    ['<p>More.</p>\n', '<h2 id="a">A</h2>\n', '<h2>B</h2>\n<p>b</p>\n', '<h2>C</h2>\n', '<h2>D</h2>'],
  ]

  test('are the first paragraph, the text up to the third heading, and the rest', () => {
    expect(postParts(answer + sections.join(''))).toEqual({
      opening: answer,
      first: sections.slice(0, 3).join(''),
      rest: sections.slice(3).join(''),
    })
  })

  test('together are the whole article, whatever it begins with', () => {
    for (const html of ['', answer, '<ul><li>a</li></ul>', sections.join(''), `<h2>A</h2>\n${answer}`]) {
      const { opening, first, rest } = postParts(html)
      expect(opening + first + rest).toBe(html)
    }
    expect(postParts(`<h2>A</h2>\n${answer}`).opening).toBe('')
  })
})
