import { Navigate } from 'react-router-dom';
import { paths } from '../../domain/paths';

/** /sender leads to the conditions (rule N1). */
export default function SenderPage() {
  return <Navigate to={paths.insuranceConditions} replace />;
}
