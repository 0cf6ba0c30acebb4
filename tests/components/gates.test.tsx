import { render } from '@testing-library/react'
import { Gates } from '../../src/sections/home/Gates'
import { onPage } from './render'

/** The small site has one picture only. */
jest.mock('../../src/pictures/ProductPicture', () => ({ ProductPicture: () => null }))

const pages = ['features', 'pricing', 'contact'] as const

test.each([2, 3])('the track to %i gates begins with a flag and ends in the next band', (count) => {
  const gates = pages.slice(0, count).map((key) => ({ key, title: key, summary: '', pictureAlt: '' }))
  const { container } = render(onPage(<Gates gates={gates} />))
  const pieces = [...container.querySelectorAll('.piece')]
  expect(pieces).toHaveLength(count + 1)
  expect(pieces.map((piece) => piece.matches('.joins'))).toEqual(pieces.map((_, index) => index === count))
  expect(pieces.map((piece) => piece.querySelector('.flag') !== null)).toEqual(pieces.map((_, index) => index === 0))
})
