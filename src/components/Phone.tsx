/** A link to a telephone number. The text keeps its spaces, the address has none. */
export const Phone = ({ number }: { number: string }) => <a href={`tel:${number.replaceAll(' ', '')}`}>{number}</a>
