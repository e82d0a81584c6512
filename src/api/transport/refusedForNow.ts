/** The answer in the place of a server that takes no refresh for now, in words for the customer. */
export function refusedForNow(status: number, nextTryAt: number): Response {
  const reason = status === 429 ? 'Слишком много запросов' : 'Сервер просит подождать';
  const time = new Date(nextTryAt).toLocaleTimeString('ru', { timeZone: 'Europe/Moscow' });
  const message = `${reason}. Попробуем ещё раз в ${time} МСК`;
  return Response.json({ message, nextTryAt }, { status });
}
