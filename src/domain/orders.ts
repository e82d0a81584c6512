import { paths } from './paths';

/** Returns «Москва – Хабаровск»; only one place if the other is unknown. */
export function routeText({ from, to }: { readonly from: string; readonly to: string }): string {
  return [from, to].filter((place) => place !== '').join(' – ');
}

/** Returns the address of the register of orders, with the panel of this order open. */
export function orderRowPath({ id, number }: { id: string; number: string }): string {
  return `${paths.orderRegister}?${new URLSearchParams({ search: number, row: id })}`;
}
