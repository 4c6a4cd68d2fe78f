/* The parts of the router that pages may use. The router itself is not shared: that would keep every export (59 kB instead of 14). */
export {
  BrowserRouter,
  Link,
  MemoryRouter,
  NavLink,
  Navigate,
  Route,
  Routes,
  matchPath,
  useLocation,
  useNavigate,
  useParams,
} from 'react-router-dom';
