import { postParts } from '../../src/content/postParts'

describe('the parts of a post', () => {
  const answer = '<p>Yes.</p>\n'
  const section = (name: string) => `<section class="prose">\n<h2>${name}</h2>\n<p>x</p>\n</section>\n`
  const sections = ['<p>More.</p>\n', ...['A', 'B', 'C', 'D'].map(section)]

  test('are the first paragraph, the text up to the third heading, and the rest', () => {
    expect(postParts(answer + sections.join(''))).toEqual({
      opening: answer,
      first: sections.slice(0, 3).join(''),
      rest: sections.slice(3).join(''),
    })
  })

  test('together are the whole article, whatever it begins with', () => {
    for (const html of ['', answer, '<ul><li>a</li></ul>', sections.join(''), section('A') + answer]) {
      const { opening, first, rest } = postParts(html)
      expect(opening + first + rest).toBe(html)
    }
    expect(postParts(section('A') + answer).opening).toBe('')
  })
})
