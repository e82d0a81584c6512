import { useState } from 'react';
import { Button } from '../../../ui/button/Button';
import { ToastHost, type ToastMessage } from '../../../ui/overlay/ToastHost';

const SAMPLES = [
  { tone: 'success', label: 'Сообщить об успехе', text: 'Договор сохранён' },
  { tone: 'info', label: 'Сообщить о ходе', text: 'Заявка на рассмотрении' },
  { tone: 'error', label: 'Сообщить об ошибке', text: 'Не удалось скачать договор' },
] as const;

/** A host of its own, so that the gallery needs no store. */
export function SampleToasts() {
  const [messages, setMessages] = useState<ToastMessage[]>([]);
  const say = ({ tone, text }: Omit<ToastMessage, 'id'>) => {
    setMessages((said) => [...said, { id: crypto.randomUUID(), tone, text }]);
  };
  return (
    <>
      {SAMPLES.map(({ tone, label, text }) => (
        <Button key={tone} variant="outlined" onClick={() => say({ tone, text })}>
          {label}
        </Button>
      ))}
      <ToastHost
        messages={messages}
        onDismiss={(id) => setMessages((said) => said.filter((message) => message.id !== id))}
      />
    </>
  );
}
