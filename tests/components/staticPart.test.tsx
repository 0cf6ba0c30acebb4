import { act, render, screen } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { StaticPart } from '../../src/sections/shared/StaticPart'
import { documentState } from '../../src/state/documentState'

const Content = jest.fn(() => (
  <tbody>
    <tr>
      <td>made by React</td>
    </tr>
  </tbody>
))
const part = (
  <StaticPart as="table" id="part">
    <Content />
  </StaticPart>
)
const server = '<table id="part"><tbody><tr><td>sent by the server</td></tr></tbody></table>'

afterEach(() => {
  Content.mockClear()
  delete documentState().app
  document.body.innerHTML = ''
})

test('what the server sent stays when the page is taken over, and is not made again', async () => {
  const root = document.createElement('div')
  document.body.append(root)
  root.innerHTML = server
  const cell = root.querySelector('td')
  await act(() => Promise.resolve(void hydrateRoot(root, part)))
  expect(root.innerHTML).toBe(server)
  expect(root.querySelector('td')).toBe(cell)
  expect(Content).not.toHaveBeenCalled()
})

test('a page that React makes itself has it in the end, whatever stands there from the page before', () => {
  document.body.innerHTML = server.replace('server', 'page before')
  documentState().app = 'ready'
  render(part)
  expect(screen.getByText('made by React')).toBeTruthy()
})

test('a page without anything of the server has it too', () => {
  render(part)
  expect(screen.getByText('made by React')).toBeTruthy()
})
